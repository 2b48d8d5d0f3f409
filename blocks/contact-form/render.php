<?php
/**
 * Renders the contact form block. A form with `ref` is stored in its own post.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Blocks\Contact_Form\Rendering\Form_Renderer;
use Mainstreet\Blocks\Contact_Form\Rendering\Form_Styles;

defined( 'ABSPATH' ) || exit;

$mainstreet_attributes = Parsed_Block::get_attributes( $block->parsed_block );
// Core reads the styles of the outer element from here.
\WP_Block_Supports::$block_to_render['attrs'] = Form_Styles::sanitize( $mainstreet_attributes );

echo Form_Renderer::render( $block, get_block_wrapper_attributes( Form_Styles::from_form( $mainstreet_attributes ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the renderer.
