<?php
namespace Mainstreet\Social\Likes;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_mainstreet_likes', array( Like_Button::class, 'handle_press' ) );
add_action( 'admin_post_nopriv_mainstreet_likes', array( Like_Button::class, 'handle_press' ) );
