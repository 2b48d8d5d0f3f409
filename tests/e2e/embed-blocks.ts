/** Blocks that embed a service, play media, or show images or posts. */
export const EMBED_SLUGS = [
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

export const EVENTBRITE_URL =
	'https://www.eventbrite.com/e/jazz-on-the-quay-tickets-123123123';

/** Content for variants that the demos do not show, by slug and name. */
export const EXTRA_CONTENT: Record< string, Record< string, string > > = {
	calendly: {
		inline: `<!-- wp:jetpack/calendly {"url":"https://calendly.com/ada/half-hour"} -->
<div class="wp-block-jetpack-calendly"></div>
<!-- /wp:jetpack/calendly -->`,
	},
	eventbrite: {
		inline: `<!-- wp:jetpack/eventbrite {"url":"${ EVENTBRITE_URL }","eventId":123123123} -->
<div class="wp-block-jetpack-eventbrite"><a class="eventbrite__direct-link" href="${ EVENTBRITE_URL }">${ EVENTBRITE_URL }</a></div>
<!-- /wp:jetpack/eventbrite -->`,
	},
};
