<?php
/**
 * What a subscription form is, for its submissions.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

return static function ( array $block ) {
	return Subscription_Fields::define( Subscription_Shortcode::of_block( $block ) );
};
