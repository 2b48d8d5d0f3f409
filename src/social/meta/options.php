<?php
/**
 * Settings of what pages say of themselves.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Meta;

defined( 'ABSPATH' ) || exit;

return array(
	'social_tags'              => array(
		'type'    => 'boolean',
		'default' => true,
		'section' => 'seo',
		'label'   => __( 'Describe pages to search engines and social networks', 'mainstreet-blocks' ),
		'help'    => __( 'Description, card and article tags in the head of posts and pages. Beside a plugin for search engines, that plugin’s are printed and none of these.', 'mainstreet-blocks' ),
	),
	'social_picture_card'      => array(
		'type'    => 'boolean',
		'default' => true,
		'section' => 'seo',
		'label'   => __( 'Draw a picture for posts that have none', 'mainstreet-blocks' ),
		'help'    => __( 'A card with the post’s title, and the name and logo of this site, for social networks.', 'mainstreet-blocks' ),
	),
	'social_front_description' => array(
		'type'      => 'string',
		'default'   => '',
		'section'   => 'seo',
		'label'     => __( 'Description of the front page', 'mainstreet-blocks' ),
		'help'      => __( 'For search engines; about 160 characters are shown.', 'mainstreet-blocks' ),
		'maxLength' => 500,
	),
	'social_fediverse_creator' => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'seo',
		'label'   => __( 'Fediverse account of the author', 'mainstreet-blocks' ),
		'help'    => __( 'Such as @name@server.example. Mastodon shows it below links to posts of this site.', 'mainstreet-blocks' ),
	),
);
