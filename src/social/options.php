<?php
/** Settings of likes and sharing buttons (docs/server-contract.md B.20, B.22). */

namespace Mainstreet\Social;

use Mainstreet\Core\Options\Options;
use Mainstreet\Social\Sharing_Buttons\Button_Services;

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

// Values separated by commas, each only once.
$mainstreet_list = array(
	'type'              => 'string',
	'section'           => 'sharing',
	'maxLength'         => 1000,
	'error'             => __( 'Choose items from the list, each only once.', 'mainstreet-blocks' ),
	'sanitize_callback' => static function ( $value, $option ) {
		$items = array_map( 'trim', explode( ',', $value ) );
		$known = array_keys( Options::choices( $option ) );
		return array_unique( $items ) === $items && ! array_diff( $items, $known ) ? implode( ',', $items ) : null;
	},
);

return array(
	'likes_below'      => $mainstreet_list + array(
		'default' => '',
		'label'   => __( 'Show Like button on', 'mainstreet-blocks' ),
		'help'    => __( 'Content types that show the button below their content on single posts or pages. Leave empty for none.', 'mainstreet-blocks' ),
		'control' => 'checkboxes',
		'choices' => $mainstreet_types,
	),
	'disabled_likes'   => array(
		'type'    => 'boolean',
		'default' => false,
		'section' => 'sharing',
		'label'   => __( 'Hide likes by default', 'mainstreet-blocks' ),
		'help'    => __( 'Posts only show likes if “Show likes.” is checked in the post settings.', 'mainstreet-blocks' ),
		'option'  => Post_Switches::DEFAULT_OFF,
	),
	'sharing_below'    => $mainstreet_list + array(
		'default' => '',
		'label'   => __( 'Show sharing buttons on', 'mainstreet-blocks' ),
		'help'    => __( 'Content types that show the buttons below their content on single posts or pages. Leave empty for none.', 'mainstreet-blocks' ),
		'control' => 'checkboxes',
		'choices' => $mainstreet_types,
	),
	'replies_below'    => $mainstreet_list + array(
		'default' => '',
		'label'   => __( 'Show social replies on', 'mainstreet-blocks' ),
		'help'    => __( 'Content types that show, below their content, how many replies they have on Mastodon and Bluesky. This works for posts shared from an account that everyone who can publish can use. This site checks for replies from time to time. Visitors’ browsers do not contact the networks. Leave empty for none.', 'mainstreet-blocks' ),
		'control' => 'checkboxes',
		'choices' => $mainstreet_types,
	),
	'sharing_services' => $mainstreet_list + array(
		'default' => implode( ',', Button_Services::STANDARD ),
		'label'   => __( 'Sharing buttons and their order', 'mainstreet-blocks' ),
		'help'    => __( 'Plain links: nothing is loaded from these services.', 'mainstreet-blocks' ),
		'control' => 'list',
		'choices' => array( Button_Services::class, 'labels' ),
	),
	'sharing_style'    => array(
		'type'    => 'string',
		'default' => 'icon-text',
		'section' => 'sharing',
		'label'   => __( 'Sharing button style', 'mainstreet-blocks' ),
		'help'    => '',
		'choices' => array(
			'icon-text' => __( 'Icon and name', 'mainstreet-blocks' ),
			'icon'      => __( 'Icon', 'mainstreet-blocks' ),
			'text'      => __( 'Name', 'mainstreet-blocks' ),
		),
	),
);
