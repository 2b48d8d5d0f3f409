<?php
namespace Mainstreet\Extensions\Hosted_Video;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_text_attributes',
	static function ( $texts ) {
		// The poster URL is also in the saved markup. If only one of them changed, block validation would fail.
		$texts['core/video'] = array( 'poster', 'videoPressTracks' );
		return $texts;
	}
);
