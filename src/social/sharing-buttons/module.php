<?php
namespace Mainstreet\Social\Sharing_Buttons;

use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

return array(
	'id'          => 'sharing-buttons',
	'group'       => 'sharing',
	'label'       => __( 'Sharing Buttons', 'mainstreet-blocks' ),
	'description' => __( 'Links for visitors to share a post.', 'mainstreet-blocks' ),
	'blocks'      => array( 'sharing-buttons', 'sharing-button' ),
	'help'        => __( 'Insert the block, or choose under Sharing which content types show the buttons. They are plain links, so nothing is loaded from the services.', 'mainstreet-blocks' ),
	'acts'        => static fn() => Post_Switches::is_jetpack_module_active( 'sharedaddy' ),
	'both'        => __( 'Both Jetpack and Mainstreet show sharing buttons. Turn off one of the two.', 'mainstreet-blocks' ),
);
