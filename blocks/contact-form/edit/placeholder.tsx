import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- core's own blocks offer their variations with it.
	__experimentalBlockVariationPicker as BlockVariationPicker,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import {
	createBlocksFromInnerBlocksTemplate,
	store as blocksStore,
	type BlockVariation,
} from '@wordpress/blocks';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { canDraft } from '@shared/ai';
import { createPath } from '../inner/icon';
import type { Attributes } from '../types';
import { DraftForm } from './draft-form';
import { getVariationPreview } from './variation-preview';

const NAME = 'jetpack/contact-form';

const FORM = createPath(
	'M4 4h16v16H4V4Zm1.500 1.500v13h13v-13h-13ZM7 8h10v1.500H7V8Zm0 3.500h10V13H7v-1.500ZM7 15h5v1.500H7V15Z'
);

type Template = Parameters< typeof createBlocksFromInnerBlocksTemplate >[ 0 ];

type Props = {
	clientId: string;
	setAttributes: ( attributes: Partial< Attributes > ) => void;
};

/** Placeholder of an empty form, with ready-made forms. */
export function FormPlaceholder( { clientId, setAttributes }: Props ) {
	const registry = useRegistry();
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const { variations, standard } = useSelect( ( select ) => {
		const { getBlockVariations, getDefaultBlockVariation } =
			select( blocksStore );
		return {
			variations: getBlockVariations( NAME, 'block' ) ?? [],
			standard: getDefaultBlockVariation( NAME, 'block' ),
		};
	}, [] );
	// As one undo step: otherwise the subject of this form would stay when another one is chosen.
	const insert = (
		attributes: Partial< Attributes > | undefined,
		fields: readonly unknown[]
	) =>
		registry.batch( () => {
			if ( attributes ) {
				setAttributes( attributes );
			}
			replaceInnerBlocks(
				clientId,
				createBlocksFromInnerBlocksTemplate( fields as Template ),
				true
			);
		} );
	const choose = ( variation: BlockVariation | undefined ) =>
		insert( variation?.attributes, variation?.innerBlocks ?? [] );
	return (
		<div { ...useBlockProps() }>
			<BlockVariationPicker
				icon={ FORM }
				label={ __( 'Contact Form', 'mainstreet-blocks' ) }
				instructions={ __(
					'Choose a form to start with. You can change everything later.',
					'mainstreet-blocks'
				) }
				variations={ variations.map( ( variation ) => ( {
					...variation,
					icon: getVariationPreview( variation.name ),
				} ) ) }
				onSelect={ ( variation = standard ) => choose( variation ) }
			/>
			{ canDraft( 'text' ) && (
				<DraftForm
					onDraft={ ( fields ) =>
						insert( undefined, [
							...fields,
							[
								'jetpack/button',
								{
									element: 'button',
									text: __( 'Submit', 'mainstreet-blocks' ),
								},
							],
						] )
					}
				/>
			) }
		</div>
	);
}
