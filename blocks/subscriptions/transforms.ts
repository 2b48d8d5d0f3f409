import { createBlock } from '@wordpress/blocks';
import { escapeHTML } from '@wordpress/escape-html';
import { decodeEntities } from '@wordpress/html-entities';

type Settings = Record< string, unknown >;

const isRecord = ( value: unknown ): value is Settings =>
	typeof value === 'object' && value !== null;

/** Settings of a subscription widget, or null for other widgets and for those that do not show theirs. */
function getSettings( attributes: unknown ): Settings | null {
	const { idBase, instance } = isRecord( attributes ) ? attributes : {};
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

/** The widget of the widgets screen becomes this block (content format 0.3). */
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
	],
};
