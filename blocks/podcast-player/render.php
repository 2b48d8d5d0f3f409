<?php
/**
 * The podcast player on the page (docs/server-contract.md B.9): made from what is stored of the feed. Without script the
 * newest episode plays and the others are links; where there is nothing to play, and in feeds, it is a link to the podcast.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Podcast_Player;

use Mainstreet\Blocks\Podcast_Player\Rendering\Player_Block;

defined( 'ABSPATH' ) || exit;

echo Player_Block::render( (array) $block->parsed_block['attrs'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
