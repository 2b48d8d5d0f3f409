<?php
/**
 * The subscription form outside of posts.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Signup_Form;

defined( 'ABSPATH' ) || exit;

add_action( 'init', array( Subscription_Shortcode::class, 'register' ), 101 );
// Before core takes the registered ones, at 100.
add_action( 'widgets_init', array( Subscription_Widget::class, 'add' ), 99 );
