<?php
/**
 * Whether titles and cards are left to another plugin.
 *
 * @package Mainstreet
 */

if ( '' !== $values['constant'] ) {
	define( $values['constant'], '1.0' );
}
if ( $values['has_class'] ) {
	// phpcs:ignore Generic.Files.OneObjectStructurePerFile, PEAR.NamingConventions -- named as by the plugin.
	class SEO_SIMPLE_PACK {}
}

echo \Mainstreet\Social\Previews\Head_Tags::is_disabled() ? 'disabled' : 'enabled';
