import { createBlock } from '@wordpress/blocks';
import { escapeHTML } from '@wordpress/escape-html';
import { decodeEntities } from '@wordpress/html-entities';
import { isRecord, toList, toRecord, type UnknownRecord } from '@shared/guards';
import { formTransforms, readButton } from './form-transforms';

/** Settings of a subscription widget, or null for other widgets and for those that do not show theirs. */
function getSettings( attributes: unknown ): UnknownRecord | null {
	const { idBase, instance } = toRecord( attributes );
	return idBase === 'blog_subscription' &&
		isRecord( instance ) &&
		isRecord( instance.raw )
		? instance.raw
		: null;
}

/** A text of the widget, which has entities but no tags; nothing when empty, so that the standard one stands. */
function getText( value: unknown ): string | undefined {
	return typeof value === 'string' && value.trim()
		? escapeHTML( decodeEntities( value ) )
		: undefined;
}

/**
 * The widget of the widgets screen becomes this block (docs/content-format.md 0.3), and a single
 * button does (the same, subscriptions): of several, all but one would be lost.
 */
export const transforms = {
	from: [
		{
			type: 'block' as const,
			blocks: [ 'core/legacy-widget' ],
			isMatch: ( attributes: unknown ) => !! getSettings( attributes ),
			transform: ( attributes: unknown ) => {
				const settings = getSettings( attributes ) ?? {};
				const total = settings.show_subscribers_total;
				return createBlock( 'jetpack/subscriptions', {
					showSubscribersTotal:
						total === true ||
						total === 'true' ||
						Number( total ) > 0,
					submitButtonText: getText( settings.subscribe_button ),
					subscribePlaceholder: getText(
						settings.subscribe_placeholder
					),
					successMessage: getText( settings.success_message ),
				} );
			},
		},
		formTransforms.from,
		{
			type: 'block' as const,
			blocks: [ 'core/buttons' ],
			isMatch: ( _: unknown, buttons?: unknown ) =>
				isRecord( buttons ) &&
				Array.isArray( buttons.innerBlocks ) &&
				buttons.innerBlocks.length === 1,
			transform: ( _: unknown, inner?: unknown ) =>
				createBlock(
					'jetpack/subscriptions',
					readButton( toList( inner )[ 0 ] )
				),
		},
	],
	to: [ formTransforms.to ],
};
