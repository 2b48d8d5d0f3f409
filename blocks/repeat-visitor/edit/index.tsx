import {
	InnerBlocks,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { normalise } from '../attributes';
import { icon } from '../icon';
import type { Attributes } from '../types';
import { Inspector } from './inspector';
import { RuleControls } from './rule-controls';

/** Sentence about the rule, for a block that is not being edited. */
function describeRule( { criteria, threshold }: Attributes ): string {
	return criteria === 'after-visits'
		? sprintf(
				/* translators: %d: number of visits. */
				__(
					'Visitors see this after visit number %d.',
					'mainstreet-blocks'
				),
				threshold
			)
		: sprintf(
				/* translators: %d: number of visits. */
				__(
					'Visitors see this up to and including visit number %d.',
					'mainstreet-blocks'
				),
				threshold
			);
}

/** Whether a block inside is selected, and whether there is one at all. */
function useInnerBlocksState( clientId: string ) {
	return useSelect(
		( select ) => {
			const { hasSelectedInnerBlock, getBlockCount } =
				select( blockEditorStore );
			return {
				isInnerSelected: Boolean(
					hasSelectedInnerBlock( clientId, true )
				),
				isEmpty: getBlockCount( clientId ) === 0,
			};
		},
		[ clientId ]
	);
}

export default function Edit( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
}: BlockEditProps< Attributes > ) {
	const rule = normalise( attributes );
	const { isInnerSelected, isEmpty } = useInnerBlocksState( clientId );
	const innerBlocksProps = useInnerBlocksProps(
		{ className: 'wp-block-jetpack-repeat-visitor__inner-container' },
		{
			renderAppender: isEmpty
				? InnerBlocks.ButtonBlockAppender
				: undefined,
		}
	);

	return (
		<div { ...useBlockProps() }>
			<Inspector rule={ rule } onChange={ setAttributes } />
			{ isSelected || isInnerSelected ? (
				<Placeholder
					icon={ icon }
					label={ __( 'Repeat Visitor', 'mainstreet-blocks' ) }
					className="wp-block-jetpack-repeat-visitor__placeholder"
				>
					<RuleControls { ...rule } onChange={ setAttributes } />
				</Placeholder>
			) : (
				<p className="wp-block-jetpack-repeat-visitor__rule">
					{ describeRule( rule ) }
				</p>
			) }
			<div { ...innerBlocksProps } />
		</div>
	);
}
