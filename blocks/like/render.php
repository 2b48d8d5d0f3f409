<?php
/**
 * Renders the Like button.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Like;

use Mainstreet\Social\Block_Post;
use Mainstreet\Social\Likes\Like_Button;

defined( 'ABSPATH' ) || exit;

echo Like_Button::render( Block_Post::find( $block ), get_block_wrapper_attributes() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
