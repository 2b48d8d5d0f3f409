<?php
/** Settings of forms and their responses (docs/server-contract.md B.26, D.2). */

namespace Mainstreet\Responses;

defined( 'ABSPATH' ) || exit;

return array(
	'feedback_default_recipient' => array(
		'type'    => 'string',
		'default' => 'author',
		'section' => 'forms',
		'label'   => __( 'Default recipient of form responses', 'mainstreet-blocks' ),
		'help'    => '',
		'choices' => array(
			'author' => __( 'Author of the page', 'mainstreet-blocks' ),
			'admin'  => __( 'Site administration email address', 'mainstreet-blocks' ),
		),
	),
	'feedback_from_name'         => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'forms',
		'label'   => __( 'Sender name for form emails', 'mainstreet-blocks' ),
		'help'    => __( 'Leave empty to use the site title. Response notifications show the name of the person who submitted the form.', 'mainstreet-blocks' ),
	),
	'feedback_from_email'        => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'forms',
		'label'   => __( 'Sender address for form emails', 'mainstreet-blocks' ),
		'help'    => __( 'Leave empty to use the WordPress sender address. Use an address on this site’s domain, or emails may be treated as spam.', 'mainstreet-blocks' ),
		'format'  => 'email',
	),
	'feedback_retention_months'  => array(
		'type'    => 'integer',
		'default' => 0,
		'section' => 'forms',
		'label'   => __( 'Delete responses after (months)', 'mainstreet-blocks' ),
		'help'    => __( 'Enter 0 to keep them until you delete them.', 'mainstreet-blocks' ),
		'minimum' => 0,
		'maximum' => 1200,
	),
	'feedback_keep_ip_days'      => array(
		'type'    => 'integer',
		'default' => 30,
		'section' => 'forms',
		'label'   => __( 'Keep response IP addresses for (days)', 'mainstreet-blocks' ),
		'help'    => __( 'Enter 0 to not store IP addresses.', 'mainstreet-blocks' ),
		'minimum' => 0,
		'maximum' => 3650,
	),
	'feedback_spam_days'         => array(
		'type'    => 'integer',
		'default' => 30,
		'section' => 'forms',
		'label'   => __( 'Delete spam after (days)', 'mainstreet-blocks' ),
		'help'    => '',
		'minimum' => 1,
		'maximum' => 3650,
	),
);
