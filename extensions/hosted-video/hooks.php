<?php
/**
 * Hooks of hosted videos in core's block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Extensions\Hosted_Video;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_text_attributes',
	static function ( $texts ) {
		// The address of the poster also stands in the saved markup: changed in one place only, the block would be broken.
		$texts['core/video'] = array( 'poster', 'videoPressTracks' );
		return $texts;
	}
);
