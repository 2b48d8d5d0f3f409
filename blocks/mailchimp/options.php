<?php
namespace Mainstreet\Blocks\Mailchimp;

defined( 'ABSPATH' ) || exit;

return array(
	'mailchimp_audience' => array(
		'type'      => 'string',
		'default'   => '',
		'section'   => 'mailchimp',
		'label'     => __( 'Audience', 'mainstreet-blocks' ),
		'help'      => __( 'People who sign up with the Mailchimp block are added to this audience.', 'mainstreet-blocks' ),
		'maxLength' => 64,
		'control'   => 'mailchimp-audience',
	),
	'mailchimp_opt_in'   => array(
		'type'    => 'string',
		'default' => 'double',
		'section' => 'mailchimp',
		'label'   => __( 'New sign-ups', 'mainstreet-blocks' ),
		'help'    => '',
		'choices' => array(
			'double'   => __( 'Confirm email address (recommended)', 'mainstreet-blocks' ),
			'audience' => __( 'Use the setting of the Mailchimp audience', 'mainstreet-blocks' ),
		),
	),
);
