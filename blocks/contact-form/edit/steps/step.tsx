import {
	InnerBlocks,
	RichText,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import {
	store as blocksStore,
	type Block,
	type BlockEditProps,
} from '@wordpress/blocks';
import { usePrevious } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { toRecord } from '@shared/guards';
import { useChangeWithoutUndo } from '@shared/post-editor';
import { escapeBrackets } from '@shared/plain-text';
import type { InnerAttributes } from '../../inner/types';
import { readText } from '../guards';

type Props = BlockEditProps< InnerAttributes >;

/** Whether a block is allowed in a step: all blocks of forms, except for steps and progress. */
const isForSteps = ( name: unknown ): name is string =>
	typeof name === 'string' &&
	! /^jetpack\/form-(?!step-navigation)/.test( name );

/**
 * Regenerates the saved element of a step once its style changes. Until then the original one is kept.
 *
 * @param attributes Attributes of the step.
 */
function useFreshMarkup(
	{ savedMarkup, style }: InnerAttributes,
	setAttributes: ( attributes: InnerAttributes ) => void
): void {
	const changeWithoutUndo = useChangeWithoutUndo();
	const given = JSON.stringify( style );
	const before = usePrevious( given );
	const isNew = useRef( true );
	useEffect( () => {
		if ( isNew.current ) {
			isNew.current = false;
		} else if ( before !== given && savedMarkup !== undefined ) {
			changeWithoutUndo( () =>
				setAttributes( { savedMarkup: undefined } )
			);
		}
	}, [ before, changeWithoutUndo, given, savedMarkup, setAttributes ] );
}

/** A step of a form, below its name. The editor shows all steps. */
export function StepEdit( { attributes, setAttributes, clientId }: Props ) {
	useFreshMarkup( attributes, setAttributes );
	const { number, isEmpty, allowed } = useSelect(
		( select ) => {
			const { getBlockOrder, getBlocks, getBlockRootClientId } =
				select( blockEditorStore );
			const siblings: Block[] = getBlocks(
				getBlockRootClientId( clientId ) ?? ''
			);
			const form: unknown = select( blocksStore ).getBlockType(
				'jetpack/contact-form'
			);
			return {
				number:
					siblings
						.filter( ( { name } ) => name === 'jetpack/form-step' )
						.findIndex(
							( sibling ) => sibling.clientId === clientId
						) + 1,
				isEmpty: getBlockOrder( clientId ).length === 0,
				allowed: toRecord( form ).allowedBlocks,
			};
		},
		[ clientId ]
	);
	const { children, ...props } = useInnerBlocksProps(
		useBlockProps( { className: 'mainstreet-form__step' } ),
		{
			allowedBlocks: Array.isArray( allowed )
				? allowed.filter( isForSteps )
				: undefined,
			renderAppender: isEmpty
				? InnerBlocks.ButtonBlockAppender
				: undefined,
		}
	);
	return (
		<div { ...props }>
			<RichText
				tagName="h3"
				className="mainstreet-form__step-name"
				identifier="stepLabel"
				aria-label={ __( 'Step name', 'mainstreet-blocks' ) }
				placeholder={ sprintf(
					/* translators: %s: number of a step of a form. */
					__( 'Step %s', 'mainstreet-blocks' ),
					String( number )
				) }
				value={ escapeBrackets( readText( attributes, 'stepLabel' ) ) }
				onChange={ ( stepLabel ) => setAttributes( { stepLabel } ) }
				allowedFormats={ [] }
				withoutInteractiveFormatting
				disableLineBreaks
			/>
			{ children }
		</div>
	);
}
