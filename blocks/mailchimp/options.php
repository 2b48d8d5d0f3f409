<?php
/**
 * Settings of Mailchimp sign-ups.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Mailchimp;

defined( 'ABSPATH' ) || exit;

return array(
	'mailchimp_audience' => array(
		'type'      => 'string',
		'default'   => '',
		'section'   => 'mailchimp',
		'label'     => __( 'Audience', 'mainstreet-blocks' ),
		'help'      => __( 'People who sign up with the Mailchimp block are added to it.', 'mainstreet-blocks' ),
		'maxLength' => 64,
		'control'   => 'mailchimp-audience',
	),
	'mailchimp_opt_in'   => array(
		'type'    => 'string',
		'default' => 'double',
		'section' => 'mailchimp',
		'label'   => __( 'New sign-ups', 'mainstreet-blocks' ),
		'help'    => '',
		'enum'    => array(
			'double'   => __( 'Confirm their address by e-mail (recommended)', 'mainstreet-blocks' ),
			'audience' => __( 'As the audience is set up at Mailchimp', 'mainstreet-blocks' ),
		),
	),
);
