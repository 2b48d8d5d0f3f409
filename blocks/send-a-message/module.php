<?php
namespace Mainstreet\Blocks\Send_A_Message;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'forms',
	'label'       => __( 'Send a Message', 'mainstreet-blocks' ),
	'description' => __( 'A button that starts a chat on WhatsApp.', 'mainstreet-blocks' ),
	'blocks'      => array( 'send-a-message', 'whatsapp-button' ),
	'help'        => __( 'Insert the block and enter your phone number. The button is a plain link, so nothing is loaded from WhatsApp.', 'mainstreet-blocks' ),
);
