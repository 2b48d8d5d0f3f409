<?php
/**
 * Module: Sharing to networks.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Shares;

use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

return array(
	'id'          => 'publicize',
	'label'       => __( 'Sharing to Networks', 'mainstreet-blocks' ),
	'description' => __( 'Sends new posts to Mastodon, Bluesky and other networks.', 'mainstreet-blocks' ),
	// Features of the editor, which rest with the module.
	'blocks'      => array( 'publicize', 'republicize' ),
	'help'        => __( 'Connect accounts first. A post is shared when it appears, unless you switch that off in the editor; what went where stands under Mainstreet > Shares.', 'mainstreet-blocks' ),
	'screen'      => 'mainstreet-shares',
	'acts'        => static function () {
		return Post_Switches::jetpack_has( 'publicize' );
	},
	'both'        => __( 'Jetpack and Mainstreet both share new posts. Turn that of one of them off.', 'mainstreet-blocks' ),
);
