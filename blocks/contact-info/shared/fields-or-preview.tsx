import {
	store as blockEditorStore,
	useBlockEditContext,
	useBlockProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { readPrefix } from '../attributes';
import { CONTEXT } from '../types';

/** Context of the parent block; empty without one. */
export type WithContext = { context?: Record< string, unknown > };

type Props = WithContext & {
	isSelected: boolean;
	/** Whether there are no fields for this user: the details are those of the site. */
	isReadOnly: boolean;
	isEmpty: boolean;
	/** What visitors will see. */
	preview: ReactNode;
	/** Label shown before the preview if the parent block has labels. */
	label: string;
	icon: ReactElement;
	/** The fields. */
	children: ReactNode;
};

/** A link of the preview must not leave the editor; the press selects the block. */
const stay = ( event: MouseEvent ) => event.preventDefault();

/**
 * Whether the contact block or another block in it is selected. Its fields all stay open meanwhile, as a field that closes would
 * move the next one away from the pointer.
 */
function useIsBoxActive(): boolean {
	const { clientId } = useBlockEditContext();
	return useSelect(
		( select ) => {
			const {
				getBlockRootClientId,
				hasSelectedInnerBlock,
				isBlockSelected,
			} = select( blockEditorStore );
			const box = getBlockRootClientId( clientId );
			return Boolean(
				box &&
				( isBlockSelected( box ) || hasSelectedInnerBlock( box, true ) )
			);
		},
		[ clientId ]
	);
}

/** A child of the contact block: fields while the contact block is in use or the child is empty, else as visitors see it. */
export function FieldsOrPreview( props: Props ) {
	const isBoxActive = useIsBoxActive();
	const isPreview =
		props.isReadOnly ||
		( ! props.isSelected && ! isBoxActive && ! props.isEmpty );
	const prefix = readPrefix( props.context?.[ CONTEXT ] );
	const hasPrefix = isPreview && prefix !== 'none';
	const blockProps = useBlockProps( {
		className: hasPrefix ? `has-contact-${ prefix }` : '',
		onClick: isPreview ? stay : undefined,
	} );
	if ( ! hasPrefix ) {
		return (
			<div { ...blockProps }>
				{ isPreview ? (
					props.preview
				) : (
					<div className="mainstreet-contact-fields">
						{ props.children }
					</div>
				) }
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			{ prefix === 'icon' ? (
				<span
					role="img"
					aria-label={ props.label }
					className="wp-block-jetpack-contact-info__icon"
				>
					{ props.icon }
				</span>
			) : (
				<span className="wp-block-jetpack-contact-info__label">
					{ props.label }
				</span>
			) }
			<div className="wp-block-jetpack-contact-info__value">
				{ props.preview }
			</div>
		</div>
	);
}
