<?php
/**
 * What a newsletter-issue form is: a subscription form with its words.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Revue;

defined( 'ABSPATH' ) || exit;

return static function ( array $block ) {
	return Revue::define( $block );
};
