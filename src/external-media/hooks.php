<?php
/**
 * What other libraries of pictures hang into WordPress.
 *
 * @package Mainstreet
 */

namespace Mainstreet\External_Media;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_editor_state',
	static function ( $own ) {
		$own['mediaSources'] = current_user_can( 'upload_files' ) ? Media_Sources::ready() : array();
		return $own;
	}
);
add_filter(
	'attachment_fields_to_edit',
	static function ( $fields, $post ) {
		return Media_Credit::add_field( $fields, $post );
	},
	10,
	2
);
add_action( 'mainstreet_policy_texts', array( Media_Credit::class, 'suggest_policy' ) );
