import {
	InnerBlocks,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getVisit, normalize } from '../attributes';
import type { Attributes } from '../types';
import { describeRule } from './describe-rule';
import { Inspector } from './inspector';
import { RuleControl } from './rule-control';

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
	const rule = normalize( attributes );
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
				<RuleControl
					rule={ rule }
					onChange={ setAttributes }
					hasWords
				/>
			) : (
				<p className="wp-block-jetpack-repeat-visitor__rule">
					{ describeRule( rule.criteria, getVisit( rule ) ) }
				</p>
			) }
			{ isEmpty && (
				<p className="wp-block-jetpack-repeat-visitor__hint">
					{ __(
						'Add the blocks that these visitors see.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			<div { ...innerBlocksProps } />
		</div>
	);
}
