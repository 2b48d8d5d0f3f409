<?php
/**
 * What a subscription form is, for its submissions.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

return static function ( array $block ) {
	return Subscription_Fields::define( isset( $block['attrs'] ) && is_array( $block['attrs'] ) ? $block['attrs'] : array() );
};
