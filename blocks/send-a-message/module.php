<?php
/**
 * Module: Send A Message.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Send_A_Message;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Send A Message', 'mainstreet-blocks' ),
	'description' => __( 'A button that begins a chat on WhatsApp.', 'mainstreet-blocks' ),
	'blocks'      => array( 'send-a-message', 'whatsapp-button' ),
	'help'        => __( 'Insert the block and fill in your phone number. Nothing is loaded from WhatsApp; the button is a link.', 'mainstreet-blocks' ),
);
