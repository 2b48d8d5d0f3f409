<?php
/**
 * Renders the sharing buttons.
 *
 * @var array     $attributes Attributes.
 * @var string    $content    Saved markup.
 * @var \WP_Block $block      The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Sharing_Buttons;

use Mainstreet\Registration\Block_Types\Block_Filters;
use Mainstreet\Social\Sharing_Buttons\Button_List;
use Mainstreet\Social\Sharing_Buttons\Shared_Page;

defined( 'ABSPATH' ) || exit;

$mainstreet_buttons = array();
foreach ( $block->inner_blocks as $mainstreet_inner ) {
	// Other inner blocks are not allowed in the editor.
	if ( 'jetpack/sharing-button' === $mainstreet_inner->name && ! Block_Filters::is_hidden( $mainstreet_inner->parsed_block ) ) {
		$mainstreet_buttons[] = array( 'block' => $mainstreet_inner->parsed_block ) + (array) $mainstreet_inner->parsed_block['attrs'];
	}
}
$mainstreet_list = Sharing_Styles::from_attributes( (array) $attributes, $content );
Sharing_Styles::enqueue_style( (array) $attributes );

echo Button_List::render( Shared_Page::from_block( $block ), $mainstreet_buttons, $mainstreet_list['style'], get_block_wrapper_attributes( $mainstreet_list['wrapper'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
