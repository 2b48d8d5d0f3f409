import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { normalise } from '../attributes';
import { icon } from '../icon';
import type { Attributes } from '../types';
import { RuleControls } from './rule-controls';

/** Sentence about the rule, for a block that is not selected. */
function describeRule( { criteria, threshold }: Attributes ): string {
	return criteria === 'after-visits'
		? sprintf(
				/* translators: %d: number of visits. */
				_n(
					'This block will only appear to people who have visited this page more than %d time.',
					'This block will only appear to people who have visited this page more than %d times.',
					threshold,
					'mainstreet-blocks'
				),
				threshold
			)
		: sprintf(
				/* translators: %d: number of visits. */
				_n(
					'This block will only appear to people who have visited this page at most %d time.',
					'This block will only appear to people who have visited this page at most %d times.',
					threshold,
					'mainstreet-blocks'
				),
				threshold
			);
}

export default function Edit( {
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps< Attributes > ) {
	const rule = normalise( attributes );
	return (
		<div { ...useBlockProps() }>
			{ isSelected ? (
				<Placeholder
					icon={ icon }
					label={ __( 'Repeat Visitor', 'mainstreet-blocks' ) }
					className="wp-block-jetpack-repeat-visitor__placeholder"
				>
					<RuleControls
						criteria={ rule.criteria }
						threshold={ rule.threshold }
						onChange={ setAttributes }
					/>
				</Placeholder>
			) : (
				<p className="wp-block-jetpack-repeat-visitor__rule">
					{ describeRule( rule ) }
				</p>
			) }
			<InnerBlocks />
		</div>
	);
}
