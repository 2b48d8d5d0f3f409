<?php
namespace Mainstreet\Blocks\Search_Input;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Jetpack Search, AI and writing prompts', 'mainstreet-blocks' ),
	'description' => __( 'Blocks whose work was done by a hosted service.', 'mainstreet-blocks' ),
	'help'        => __( 'They are kept as they are. Where visitors could search, they see this site’s own search form.', 'mainstreet-blocks' ),
	'blocks'      => array( 'search-input', 'search-results', 'results-*', 'filter-*', 'filters', 'filters-*', 'active-filters', 'clear-filters', 'ai-*', 'powered-by', 'voice-to-content', 'blogging-prompt' ),
	// There is nothing to set up or to turn off.
	'is_hidden'   => '__return_true',
);
