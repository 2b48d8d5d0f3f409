<?php
/**
 * Admin hooks of other image libraries.
 *
 * @package Mainstreet
 */

namespace Mainstreet\External_Media;

use Mainstreet\External_Media\Copies\Media_Credit;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_editor_state',
	static function ( $own ) {
		$own['mediaSources'] = current_user_can( 'upload_files' ) ? Media_Sources::get_ready() : array();
		return $own;
	}
);
add_action( 'mainstreet_policy_texts', array( Media_Credit::class, 'suggest_policy' ) );
