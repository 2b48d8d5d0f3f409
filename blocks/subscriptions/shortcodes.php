<?php
/** Returns the definitions of the subscription form as shortcode, by the two names of the shortcode. */

namespace Mainstreet\Blocks\Subscriptions;

use Mainstreet\Newsletter\Signup_Form\Subscription_Definition;
use Mainstreet\Newsletter\Signup_Form\Subscription_Shortcode;

defined( 'ABSPATH' ) || exit;

$mainstreet_define = static function ( array $attributes ) {
	return Subscription_Definition::define( Subscription_Shortcode::to_attributes( $attributes ) );
};

return array(
	'jetpack_subscription_form' => $mainstreet_define,
	'blog_subscription_form'    => $mainstreet_define,
);
