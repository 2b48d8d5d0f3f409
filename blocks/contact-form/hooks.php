<?php
/**
 * What forms hang into WordPress.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Form;

defined( 'ABSPATH' ) || exit;

add_action( 'init', array( Form_Shortcode::class, 'add' ), 101 );
add_filter(
	'block_type_metadata_settings',
	// The form draws its fields itself; core need not draw them before.
	static function ( $settings, $metadata ) {
		if ( isset( $metadata['name'] ) && 'jetpack/contact-form' === $metadata['name'] ) {
			$settings['skip_inner_blocks'] = true;
		}
		return $settings;
	},
	10,
	2
);
