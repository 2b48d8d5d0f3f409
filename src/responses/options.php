<?php
/**
 * Settings of forms and their answers (docs/server-contract.md B.26, D.2).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Responses;

defined( 'ABSPATH' ) || exit;

return array(
	'feedback_default_recipient' => array(
		'type'    => 'string',
		'default' => 'author',
		'section' => 'forms',
		'label'   => __( 'Responses to forms that name no recipient go to', 'mainstreet-blocks' ),
		'help'    => '',
		'enum'    => array(
			'author' => __( 'The author of the page', 'mainstreet-blocks' ),
			'admin'  => __( 'The administration address of the site', 'mainstreet-blocks' ),
		),
	),
	'feedback_from_name'         => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'forms',
		'label'   => __( 'Sender name of e-mails of forms', 'mainstreet-blocks' ),
		'help'    => __( 'Empty for the name of the site. E-mails about a response show the name of who wrote it.', 'mainstreet-blocks' ),
	),
	'feedback_from_email'        => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'forms',
		'label'   => __( 'Sender address of e-mails of forms', 'mainstreet-blocks' ),
		'help'    => __( 'Empty for the address WordPress sends from. Use one of this site’s domain, or mail may be taken for spam.', 'mainstreet-blocks' ),
		'format'  => 'email',
	),
	'feedback_retention_months'  => array(
		'type'    => 'integer',
		'default' => 0,
		'section' => 'forms',
		'label'   => __( 'Delete answers after (months)', 'mainstreet-blocks' ),
		'help'    => __( '0 keeps them until you delete them.', 'mainstreet-blocks' ),
		'minimum' => 0,
		'maximum' => 1200,
	),
	'feedback_keep_ip_days'      => array(
		'type'    => 'integer',
		'default' => 30,
		'section' => 'forms',
		'label'   => __( 'Keep the IP address of an answer for (days)', 'mainstreet-blocks' ),
		'help'    => __( '0 does not store it at all.', 'mainstreet-blocks' ),
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
