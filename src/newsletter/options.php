<?php
/**
 * Settings of newsletters (docs/server-contract.md B.3, B.4, D.2).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter;

defined( 'ABSPATH' ) || exit;

return array(
	'newsletter_from_name'      => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'newsletter',
		'label'   => __( 'Sender name', 'mainstreet-blocks' ),
		'help'    => __( 'Empty for the name of the site.', 'mainstreet-blocks' ),
	),
	'newsletter_from_email'     => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'newsletter',
		'label'   => __( 'Sender address', 'mainstreet-blocks' ),
		'help'    => __( 'Empty for the address WordPress sends from. Use one of this site’s domain, or mail may be taken for spam.', 'mainstreet-blocks' ),
		'format'  => 'email',
	),
	'newsletter_logo'           => array(
		'type'      => 'string',
		'default'   => '',
		'section'   => 'newsletter',
		'label'     => __( 'Picture above e-mails', 'mainstreet-blocks' ),
		'help'      => __( 'Empty for the site’s logo or icon. PNG, JPEG or GIF.', 'mainstreet-blocks' ),
		'control'   => 'picture',
		'maxLength' => 500,
		'pattern'   => '#^https?://[^\s"<>]+$#Di',
		'complaint' => __( 'Enter the address of a picture, or leave it empty.', 'mainstreet-blocks' ),
	),
	'newsletter_accent'         => array(
		'type'      => 'string',
		'default'   => '',
		'section'   => 'newsletter',
		'label'     => __( 'Colour of e-mails', 'mainstreet-blocks' ),
		'help'      => __( 'For buttons and the line above, such as #2f6f4e. Empty for that of the theme’s buttons.', 'mainstreet-blocks' ),
		'pattern'   => '/^#[0-9a-f]{6}$/Di',
		'complaint' => __( 'Enter a colour such as #2f6f4e, or leave it empty.', 'mainstreet-blocks' ),
	),
	'newsletter_address'        => array(
		'type'      => 'string',
		'default'   => '',
		'section'   => 'newsletter',
		'label'     => __( 'Postal address', 'mainstreet-blocks' ),
		'help'      => __( 'Stands below each newsletter. Many countries ask for it by law.', 'mainstreet-blocks' ),
		'control'   => 'textarea',
		'lines'     => true,
		'maxLength' => 500,
		'complaint' => __( 'This is too long.', 'mainstreet-blocks' ),
	),
	'newsletter_opt_in'         => array(
		'type'    => 'string',
		'default' => 'double',
		'section' => 'newsletter',
		'label'   => __( 'New subscribers', 'mainstreet-blocks' ),
		'help'    => '',
		'enum'    => array(
			'double' => __( 'Confirm their address by e-mail (recommended)', 'mainstreet-blocks' ),
			'single' => __( 'Are subscribed at once', 'mainstreet-blocks' ),
		),
	),
	'newsletter_owner_told'     => array(
		'type'    => 'string',
		'default' => 'off',
		'section' => 'newsletter',
		'label'   => __( 'E-mail the site’s administrator about new subscribers', 'mainstreet-blocks' ),
		'help'    => '',
		'enum'    => array(
			'off'   => __( 'Never', 'mainstreet-blocks' ),
			'once'  => __( 'At once', 'mainstreet-blocks' ),
			'daily' => __( 'Once a day, how many', 'mainstreet-blocks' ),
		),
	),
	'newsletter_mails_per_hour' => array(
		'type'    => 'integer',
		'default' => 0,
		'section' => 'newsletter',
		'label'   => __( 'E-mails per hour at most', 'mainstreet-blocks' ),
		'help'    => __( '0 for 300 with the server’s own mail and 3000 with a mail plugin.', 'mainstreet-blocks' ),
		'minimum' => 0,
		'maximum' => 100000,
	),
	'newsletter_content'        => array(
		'type'    => 'string',
		'default' => 'excerpt',
		'section' => 'newsletter',
		'label'   => __( 'E-mails about new posts hold', 'mainstreet-blocks' ),
		'help'    => '',
		'enum'    => array(
			'excerpt' => __( 'An excerpt and a link', 'mainstreet-blocks' ),
			'full'    => __( 'The whole post', 'mainstreet-blocks' ),
		),
	),
	'newsletter_weekly'         => array(
		'type'    => 'string',
		'default' => 'monday',
		'section' => 'newsletter',
		'label'   => __( 'Weekly e-mail for readers who prefer it', 'mainstreet-blocks' ),
		'help'    => __( 'Readers choose it themselves, and get the posts of the week in one e-mail, in the morning.', 'mainstreet-blocks' ),
		'enum'    => array(
			'monday'    => __( 'On Mondays', 'mainstreet-blocks' ),
			'tuesday'   => __( 'On Tuesdays', 'mainstreet-blocks' ),
			'wednesday' => __( 'On Wednesdays', 'mainstreet-blocks' ),
			'thursday'  => __( 'On Thursdays', 'mainstreet-blocks' ),
			'friday'    => __( 'On Fridays', 'mainstreet-blocks' ),
			'saturday'  => __( 'On Saturdays', 'mainstreet-blocks' ),
			'sunday'    => __( 'On Sundays', 'mainstreet-blocks' ),
			'off'       => __( 'Not offered: everybody gets each post at once', 'mainstreet-blocks' ),
		),
	),
	'newsletter_send_default'   => array(
		'type'    => 'boolean',
		'default' => true,
		'section' => 'newsletter',
		'label'   => __( 'Send new posts to subscribers', 'mainstreet-blocks' ),
		'help'    => __( 'Can be changed for each post.', 'mainstreet-blocks' ),
	),
);
