<?php
/** Returns the definition of a subscription form. */

namespace Mainstreet\Blocks\Subscriptions;

use Mainstreet\Newsletter\Signup_Form\Subscription_Definition;
use Mainstreet\Newsletter\Signup_Form\Subscription_Shortcode;

defined( 'ABSPATH' ) || exit;

return static function ( array $block ) {
	return Subscription_Definition::define( Subscription_Shortcode::from_block( $block ) );
};
