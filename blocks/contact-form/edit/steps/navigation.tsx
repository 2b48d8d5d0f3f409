import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { toRecord } from '@shared/guards';
import type { InnerAttributes } from '../../inner/types';
import { readText } from '../guards';
import { NO_APPENDER } from '../no-appender';

const BUTTON = 'jetpack/button';

/** Template of the buttons of a form with steps. Their ids tell them apart (Steps_Renderer in PHP). */
const getTemplate = (): [ string, Record< string, unknown > ][] => [
	[
		BUTTON,
		{
			element: 'button',
			uniqueId: 'previous-step',
			className: 'is-style-outline',
			text: __( 'Back', 'mainstreet-blocks' ),
		},
	],
	[
		BUTTON,
		{
			element: 'button',
			uniqueId: 'next-step',
			text: __( 'Next', 'mainstreet-blocks' ),
		},
	],
	[
		BUTTON,
		{
			element: 'button',
			uniqueId: 'submit-step',
			text: __( 'Submit', 'mainstreet-blocks' ),
		},
	],
];

/** Buttons of a form with steps; their texts can be edited in place. Visitors see two of the three at a time. */
export function NavigationEdit( {
	attributes,
}: BlockEditProps< InnerAttributes > ) {
	const justify = readText( toRecord( attributes.layout ), 'justifyContent' );
	const blockProps = useBlockProps( {
		className: `mainstreet-form__ways${
			/^(?:center|right|space-between)$/.test( justify )
				? ` is-content-justification-${ justify }`
				: ''
		}`,
	} );
	return (
		<div
			{ ...useInnerBlocksProps( blockProps, {
				allowedBlocks: [ BUTTON, 'core/button' ],
				template: getTemplate(),
				templateLock: false,
				orientation: 'horizontal',
				renderAppender: NO_APPENDER,
			} ) }
		/>
	);
}
