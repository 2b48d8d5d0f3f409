<?php
/**
 * Admin hooks of the panel with the QR code.
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
