<?php
/**
 * Module: Sharing Buttons.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Sharing;

use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

return array(
	'id'          => 'sharing-buttons',
	'label'       => __( 'Sharing Buttons', 'mainstreet-blocks' ),
	'description' => __( 'Links with which visitors share a post.', 'mainstreet-blocks' ),
	'blocks'      => array( 'sharing-buttons', 'sharing-button' ),
	'help'        => __( 'Insert the block, or choose under “Sharing” below which content the buttons stand. They are plain links: nothing is loaded from the services.', 'mainstreet-blocks' ),
	'acts'        => static function () {
		return Post_Switches::jetpack_has( 'sharedaddy' );
	},
	'both'        => __( 'Jetpack and Mainstreet both show sharing buttons. Turn those of one of them off.', 'mainstreet-blocks' ),
);
