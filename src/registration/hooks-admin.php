<?php
/** Admin hooks of blocks, editor state and routes. */

namespace Mainstreet\Registration;

use Mainstreet\Registration\Editor\Script_Translations;
use Mainstreet\Registration\Modules\Module_Conflicts;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_notices', array( Module_Conflicts::class, 'show_warnings' ) );
add_action( 'mainstreet_policy_texts', array( Policy_Texts::class, 'suggest_policy' ) );
add_filter( 'load_script_translations', array( Script_Translations::class, 'merge' ), 10, 4 );
