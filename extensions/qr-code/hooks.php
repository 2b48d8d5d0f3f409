<?php
/**
 * What the panel with the QR code hangs into WordPress.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Extensions\Qr_Code;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_features',
	static function ( $slugs ) {
		$slugs[] = 'post-publish-qr-post-panel';
		return $slugs;
	}
);
