<?php
namespace Mainstreet\Blocks\Mailchimp;

defined( 'ABSPATH' ) || exit;

return array(
	'group'          => 'forms',
	'label'          => __( 'Mailchimp', 'mainstreet-blocks' ),
	'description'    => __( 'A sign-up form for your Mailchimp audience.', 'mainstreet-blocks' ),
	'service'        => 'mailchimp',
	'is_set_up'      => array( Mailchimp_Api::class, 'is_ready' ),
	'help'           => __( 'Save your API key under Connections, then choose the audience to add people to.', 'mainstreet-blocks' ),
	'hidden_because' => array( Mailchimp_Form::class, 'hidden_because' ),
);
