/** Blocks that show something from elsewhere, play, or show pictures and lists. */
export const SLUGS = [
	'calendly',
	'eventbrite',
	'google-calendar',
	'opentable',
	'pinterest',
	'gif',
	'instagram-gallery',
	'send-a-message',
	'podcast-player',
	'story',
	'tiled-gallery',
	'related-posts',
];

export const EVENT =
	'https://www.eventbrite.com/e/jazz-on-the-quay-tickets-123123123';

/** States that no demo shows. */
export const MORE: Record< string, Record< string, string > > = {
	calendly: {
		inline: `<!-- wp:jetpack/calendly {"url":"https://calendly.com/ada/half-hour"} -->
<div class="wp-block-jetpack-calendly"></div>
<!-- /wp:jetpack/calendly -->`,
	},
	eventbrite: {
		inline: `<!-- wp:jetpack/eventbrite {"url":"${ EVENT }","eventId":123123123} -->
<div class="wp-block-jetpack-eventbrite"><a class="eventbrite__direct-link" href="${ EVENT }">${ EVENT }</a></div>
<!-- /wp:jetpack/eventbrite -->`,
	},
};
