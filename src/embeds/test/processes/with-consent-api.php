<?php
/**
 * Whether an embed waits, beside the WP Consent API with a type of consent; null for a site without it.
 *
 * @package Mainstreet
 */

if ( null !== $values['type'] ) {
	$GLOBALS['mainstreet_consent_type'] = $values['type'];
	/** As the WP Consent API defines it. */
	function wp_get_consent_type() {
		return $GLOBALS['mainstreet_consent_type'];
	}
}

echo ( new \Mainstreet\Embeds\Embed( 'calendly' ) )->is_on_click() ? 'waits' : 'loads';
