/**
 * Follows a plugin of the WP Consent API: embeds load once the visitor agrees to the category `marketing`, before or after the page has
 * loaded. Only on pages where such a plugin asks.
 */
type ConsentApi = {
	wp_consent_type?: string;
	wp_has_consent?: ( category: string ) => boolean;
	/** Read by shared/view/embed.ts. */
	mainstreetConsent?: boolean;
};

const api = window as ConsentApi;

function update(): void {
	// Without a type, no plugin has asked.
	api.mainstreetConsent = Boolean(
		api.wp_consent_type && api.wp_has_consent?.( 'marketing' )
	);
	dispatchEvent( new Event( 'mainstreet-embed-allowed' ) );
}

update();
for ( const change of [
	'wp_consent_type_defined',
	'wp_listen_for_consent_change',
] ) {
	document.addEventListener( change, update );
}
