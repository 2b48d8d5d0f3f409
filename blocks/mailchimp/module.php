<?php
/**
 * Module: Mailchimp.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Mailchimp;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Mailchimp', 'mainstreet-blocks' ),
	'description' => __( 'A sign-up form for your audience at Mailchimp.', 'mainstreet-blocks' ),
	'service'     => 'mailchimp',
	'is_set_up'   => array( Mailchimp_Api::class, 'is_ready' ),
	'help'        => __( 'Save your API key under Connections, then choose the audience people are added to.', 'mainstreet-blocks' ),
);
