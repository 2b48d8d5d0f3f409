<?php
/**
 * Renders the podcast player from the stored feed (docs/server-contract.md B.9). Without JavaScript, the newest episode can be played and
 * the others are links. Without episodes, and in feeds, it is a link to the podcast.
 *
 * @var \WP_Block $block The block.
 */

namespace Mainstreet\Blocks\Podcast_Player;

use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast_Player_Renderer;

defined( 'ABSPATH' ) || exit;

echo Podcast_Player_Renderer::render_block( (array) $block->parsed_block['attrs'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
