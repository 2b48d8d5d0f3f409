<?php
namespace Mainstreet\Social\Previews;

defined( 'ABSPATH' ) || exit;

return array(
	'social_tags'              => array(
		'type'    => 'boolean',
		'default' => true,
		'section' => 'seo',
		'label'   => __( 'Add meta tags for search engines and social networks', 'mainstreet-blocks' ),
		'help'    => __( 'Adds description, card and article tags to the head of posts and pages, and cards of the front page and archives. If an SEO plugin is active, its tags are used instead.', 'mainstreet-blocks' ),
	),
	'social_picture_card'      => array(
		'type'    => 'boolean',
		'default' => true,
		'section' => 'seo',
		'label'   => __( 'Create an image for posts that have none', 'mainstreet-blocks' ),
		'help'    => __( 'A card with the post title and the name and logo of this site, for social networks.', 'mainstreet-blocks' ),
	),
	'social_front_description' => array(
		'type'      => 'string',
		'default'   => '',
		'section'   => 'seo',
		'label'     => __( 'Homepage description', 'mainstreet-blocks' ),
		'help'      => __( 'For search engines; about 160 characters are shown.', 'mainstreet-blocks' ),
		'maxLength' => 500,
	),
	'social_fediverse_creator' => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'seo',
		'label'   => __( 'Author’s fediverse account', 'mainstreet-blocks' ),
		'help'    => __( 'For example, @name@server.example. Mastodon shows it below links to posts on this site.', 'mainstreet-blocks' ),
	),
);
