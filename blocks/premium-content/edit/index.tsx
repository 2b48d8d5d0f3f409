import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useIsPreview } from '@shared/canvas';
import { GUEST, SUBSCRIBER } from '@shared/paid-views/names';
import { ViewSwitch } from '@shared/paid-views/view-switch';
import type { Attributes } from '../types';
import { PlanSettings } from './plan-settings';
import type { TemplateArray } from './template';
import { useView } from './use-view';

/** Each view has a template of its own (views.tsx). */
const TEMPLATE: TemplateArray = [ [ SUBSCRIBER ], [ GUEST ] ];

/** Paid content: one of its two views on screen, the other kept. */
export default function Edit( {
	attributes,
	clientId,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const { view, show } = useView( clientId );
	const isPreview = useIsPreview();
	const { children, ...container } = useInnerBlocksProps(
		useBlockProps( {
			className:
				view === SUBSCRIBER
					? 'is-showing-subscriber'
					: 'is-showing-guest',
		} ),
		{
			template: TEMPLATE,
			// Views can't be added or removed. They are not locked wholly: core would bring old posts into the template's shape.
			templateLock: 'insert',
		}
	);
	return (
		<>
			<ViewSwitch view={ view } onChange={ show } />
			<div { ...container }>
				{ /* In the block: above it, its toolbar would lie on what is said here. */ }
				{ ! isPreview && (
					<PlanSettings
						attributes={ attributes }
						clientId={ clientId }
						onChange={ setAttributes }
					/>
				) }
				{ children }
			</div>
		</>
	);
}
