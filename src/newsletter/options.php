<?php
/** Settings of the newsletter (docs/server-contract.md B.3, B.4, D.2). */

namespace Mainstreet\Newsletter;

defined( 'ABSPATH' ) || exit;

return array(
	'newsletter_from_name'      => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'newsletter',
		'label'   => __( 'Sender name', 'mainstreet-blocks' ),
		'help'    => __( 'Leave empty to use the site title.', 'mainstreet-blocks' ),
	),
	'newsletter_from_email'     => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'newsletter',
		'label'   => __( 'Sender address', 'mainstreet-blocks' ),
		'help'    => __( 'Leave empty to use the WordPress sender address. Use an address on this site’s domain, or emails may be treated as spam.', 'mainstreet-blocks' ),
		'format'  => 'email',
	),
	'newsletter_logo'           => array(
		'type'      => 'string',
		'default'   => '',
		'section'   => 'newsletter',
		'label'     => __( 'Email header image', 'mainstreet-blocks' ),
		'help'      => __( 'Leave empty to use the site logo or icon. PNG, JPEG or GIF.', 'mainstreet-blocks' ),
		'control'   => 'picture',
		'maxLength' => 500,
		'pattern'   => '^(?i:https?)://[^\s"<>]+$',
		'error'     => __( 'Enter an image URL, or leave it empty.', 'mainstreet-blocks' ),
	),
	'newsletter_accent'         => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'newsletter',
		'label'   => __( 'Email accent color', 'mainstreet-blocks' ),
		'help'    => __( 'For buttons and the line at the top. Without a color, the theme’s button color is used.', 'mainstreet-blocks' ),
		'control' => 'color',
		'pattern' => '^#[0-9a-fA-F]{6}$',
		'error'   => __( 'Enter a color such as #2f6f4e, or leave it empty.', 'mainstreet-blocks' ),
	),
	'newsletter_address'        => array(
		'type'      => 'string',
		'default'   => '',
		'section'   => 'newsletter',
		'label'     => __( 'Postal address', 'mainstreet-blocks' ),
		'help'      => __( 'Shown at the bottom of each newsletter. Required by law in many countries.', 'mainstreet-blocks' ),
		'control'   => 'textarea',
		'maxLength' => 500,
		'error'     => __( 'This is too long.', 'mainstreet-blocks' ),
	),
	'newsletter_opt_in'         => array(
		'type'    => 'string',
		'default' => 'double',
		'section' => 'newsletter',
		'label'   => __( 'New subscribers', 'mainstreet-blocks' ),
		'help'    => '',
		'choices' => array(
			'double' => __( 'Confirm email address (recommended)', 'mainstreet-blocks' ),
			'single' => __( 'Subscribe immediately', 'mainstreet-blocks' ),
		),
	),
	'newsletter_owner_told'     => array(
		'type'    => 'string',
		'default' => 'off',
		'section' => 'newsletter',
		'label'   => __( 'Email the site administrator about new subscribers', 'mainstreet-blocks' ),
		'help'    => '',
		'choices' => array(
			'off'   => __( 'Never', 'mainstreet-blocks' ),
			'once'  => __( 'Immediately', 'mainstreet-blocks' ),
			'daily' => __( 'Daily summary', 'mainstreet-blocks' ),
		),
	),
	'newsletter_mails_per_hour' => array(
		'type'    => 'integer',
		'default' => 0,
		'section' => 'newsletter',
		'label'   => __( 'Maximum emails per hour', 'mainstreet-blocks' ),
		'help'    => __( 'Enter 0 for the default: 300 with the server’s own mail, or 3,000 with a mail plugin.', 'mainstreet-blocks' ),
		'minimum' => 0,
		'maximum' => 100000,
	),
	'newsletter_content'        => array(
		'type'    => 'string',
		'default' => 'excerpt',
		'section' => 'newsletter',
		'label'   => __( 'New post emails include', 'mainstreet-blocks' ),
		'help'    => '',
		'choices' => array(
			'excerpt' => __( 'Excerpt and link', 'mainstreet-blocks' ),
			'full'    => __( 'Full post', 'mainstreet-blocks' ),
		),
	),
	'newsletter_weekly'         => array(
		'type'    => 'string',
		'default' => 'monday',
		'section' => 'newsletter',
		'label'   => __( 'Weekly email for readers who prefer it', 'mainstreet-blocks' ),
		'help'    => __( 'Readers can choose to receive the week’s posts in one email, sent in the morning.', 'mainstreet-blocks' ),
		'choices' => array(
			'monday'    => __( 'On Mondays', 'mainstreet-blocks' ),
			'tuesday'   => __( 'On Tuesdays', 'mainstreet-blocks' ),
			'wednesday' => __( 'On Wednesdays', 'mainstreet-blocks' ),
			'thursday'  => __( 'On Thursdays', 'mainstreet-blocks' ),
			'friday'    => __( 'On Fridays', 'mainstreet-blocks' ),
			'saturday'  => __( 'On Saturdays', 'mainstreet-blocks' ),
			'sunday'    => __( 'On Sundays', 'mainstreet-blocks' ),
			'off'       => __( 'Off (everyone receives each post immediately)', 'mainstreet-blocks' ),
		),
	),
	'newsletter_send_default'   => array(
		'type'    => 'boolean',
		'default' => true,
		'section' => 'newsletter',
		'label'   => __( 'Send new posts to subscribers', 'mainstreet-blocks' ),
		'help'    => __( 'You can change this for each post.', 'mainstreet-blocks' ),
	),
);
