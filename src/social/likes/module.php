<?php
/**
 * Module: Likes.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Likes;

use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

return array(
	'id'          => 'like',
	'label'       => __( 'Likes', 'mainstreet-blocks' ),
	'description' => __( 'A button with which visitors say that they like a post, without an account.', 'mainstreet-blocks' ),
	'help'        => __( 'Insert the Like block, or choose under “Sharing” below which content the button stands. Each post can be left out in its panel “Likes and Sharing”. While likes are off no button is shown; what was counted stays.', 'mainstreet-blocks' ),
	'acts'        => static function () {
		return Post_Switches::jetpack_has( 'likes' );
	},
	'both'        => __( 'Jetpack and Mainstreet both show like buttons. Turn the likes of one of them off.', 'mainstreet-blocks' ),
	'policy'      => __( 'Who presses a like button gets a cookie with a random value, kept for one year, so that each browser is counted once. It is not joined with a name or an address. Likes of people who are logged in are stored with their account.', 'mainstreet-blocks' ),
);
