import { onWanted, showTemplate } from '@shared/view/embed';

// Boxes without a template have a module of their block, which does more than to put it in place.
onWanted( '.mainstreet-embed.has-template', showTemplate );
