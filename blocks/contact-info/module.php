<?php
namespace Mainstreet\Blocks\Contact_Info;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'content',
	'label'       => __( 'Contact Info', 'mainstreet-blocks' ),
	'description' => __( 'Address, email and phone number.', 'mainstreet-blocks' ),
	'blocks'      => array( 'contact-info', 'address', 'email', 'phone' ),
	'help'        => __( 'Insert the block and fill in the details you want to show. Addresses can link to a map.', 'mainstreet-blocks' ),
);
