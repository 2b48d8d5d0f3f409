<?php
/**
 * A contact form on the page; one with `ref` is kept in a post of its own.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-form-view.php';

echo Form_View::render( $block->parsed_block, get_block_wrapper_attributes() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
