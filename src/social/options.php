<?php
/**
 * Settings of likes and sharing buttons (docs/server-contract.md B.20, B.22).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social;

use Mainstreet\Social\Sharing\Share_Services;

defined( 'ABSPATH' ) || exit;

$mainstreet_types = static function () {
	$types = array();
	foreach ( get_post_types( array( 'public' => true ), 'objects' ) as $type ) {
		if ( 'attachment' !== $type->name && is_post_type_viewable( $type ) ) {
			$types[ $type->name ] = $type->label;
		}
	}
	return $types;
};

return array(
	'likes_below'      => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'sharing',
		'label'   => __( 'Like button below', 'mainstreet-blocks' ),
		'help'    => __( 'Below the content of which single posts or pages the button stands. Empty for none.', 'mainstreet-blocks' ),
		'format'  => 'list',
		'choices' => $mainstreet_types,
	),
	'disabled_likes'   => array(
		'type'    => 'boolean',
		'default' => false,
		'section' => 'sharing',
		'label'   => __( 'Likes only where a post says so', 'mainstreet-blocks' ),
		'help'    => __( 'Posts show no likes unless “Show likes.” is ticked in them.', 'mainstreet-blocks' ),
		'option'  => Post_Switches::DEFAULT_OFF,
	),
	'sharing_below'    => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'sharing',
		'label'   => __( 'Sharing buttons below', 'mainstreet-blocks' ),
		'help'    => __( 'Below the content of which single posts or pages they stand. Empty for none.', 'mainstreet-blocks' ),
		'format'  => 'list',
		'choices' => $mainstreet_types,
	),
	'replies_below'    => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'sharing',
		'label'   => __( 'Replies elsewhere below', 'mainstreet-blocks' ),
		'help'    => __( 'Below the content of which single posts or pages links say how many replies they have on Mastodon and Bluesky, where an account for all who publish shared them. This site asks there now and then; visitors never do. Empty for none.', 'mainstreet-blocks' ),
		'format'  => 'list',
		'choices' => $mainstreet_types,
	),
	'sharing_services' => array(
		'type'    => 'string',
		'default' => implode( ',', Share_Services::STANDARD ),
		'section' => 'sharing',
		'label'   => __( 'Sharing buttons, in their order', 'mainstreet-blocks' ),
		'help'    => __( 'Plain links: nothing is loaded from these services.', 'mainstreet-blocks' ),
		'format'  => 'list',
		'choices' => array( Share_Services::class, 'labels' ),
	),
	'sharing_style'    => array(
		'type'    => 'string',
		'default' => 'icon-text',
		'section' => 'sharing',
		'label'   => __( 'Sharing buttons show', 'mainstreet-blocks' ),
		'help'    => '',
		'enum'    => array(
			'icon-text' => __( 'Icon and name', 'mainstreet-blocks' ),
			'icon'      => __( 'Icon', 'mainstreet-blocks' ),
			'text'      => __( 'Name', 'mainstreet-blocks' ),
		),
	),
);
